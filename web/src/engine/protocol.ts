// What the client and the engine say to each other. The engine (host/desk.h) is C++ in a Web Worker: a
// request is one JSON object with a field `do`, the answer one JSON object. The types are the engine's
// own, described in host/protocol and written to protocol.gen.ts. Lengths and places are whole mils
// (1000 to the inch), x to the east and y to the north; facings are tenths of a degree,
// counter-clockwise from east. Ids and labels are the same in every language, sentences are in the
// language of the request. The client has no rule of its own: what may be done, and why not, stands
// in these answers.
import type { Requests } from './protocol.gen';

export type * from './protocol.gen';

export type RequestName = keyof Requests;
export type Ask<N extends RequestName> = Requests[N]['ask'];
export type Answer<N extends RequestName> = Requests[N]['answer'];
