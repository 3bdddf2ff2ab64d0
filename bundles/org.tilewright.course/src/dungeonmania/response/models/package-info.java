/** What the controller answers: plain data that becomes JSON. */
package dungeonmania.response.models;
