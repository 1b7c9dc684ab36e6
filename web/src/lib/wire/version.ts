/** The version of the wire that this page speaks; a server with another one has another page. */
export const WIRE = 2;

/** How sockets name it. */
export const PROTOCOL = `wormery.v${WIRE}`;
