/** Where a contender finds what it needs: origins without a slash at their end. */
export interface Places {
  /** Its files, under `/<slug>/`, and for peers the endpoint that answers, under `/<slug>/answers`. */
  assets: string;
  /** The server of Widget Chat. */
  server: string;
}

/** What an endpoint is asked. */
export interface Question {
  method: string;
  /** Behind the endpoint's address, with a slash at its beginning. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** One of those who are measured. */
export interface Contender {
  /** As it heads its column; for peers the name on npm. */
  name: string;
  /** A word for addresses, files and the command line. */
  slug: string;
  /** What an owner puts before the end of the page's body. */
  snippet(places: Places): string;
  /** The button that opens it; the selector looks into open shadow roots. */
  launcher: string;
  /** Where its files are, if they were built here. */
  folder?: string;
  /** Which package of the registry has its files, if they were not. */
  release?: { version: string; integrity: string };
  /** What a reader has to know about its figures; follows its name. */
  note?: string;
  /** What its endpoint answers, as JSON; undefined: 404. */
  answer?(question: Question): unknown;
}
