/** One numbered part of a legal text: paragraphs, then a list, then what follows from it. */
export interface LegalSection {
  title: string;
  body?: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
}
