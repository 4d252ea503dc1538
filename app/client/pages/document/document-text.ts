/** A part of a document. */
interface DocumentSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list after the paragraphs. */
  readonly items?: readonly string[];
}

/** A document of the site. */
export interface DocumentText {
  /** What the document decides, in two sentences. */
  readonly lead: string;
  readonly sections: readonly DocumentSection[];
}
