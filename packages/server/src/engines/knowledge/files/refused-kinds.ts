import type { Fault } from "../../retrieval/workers/bulk.ts";

/** What to do with a file of a kind that many have and that is not read here. */
const advice = {
  spreadsheet:
    "The file is a spreadsheet. Save a list of questions and answers as CSV, a column for each, and any other table as PDF.",
  text: "The file is a text document of a kind that is not read. Save it as .docx or PDF.",
  slides: "The file is a presentation. Save it as PDF.",
  archive: "The file is an archive. Unpack it, and send the files that are in it.",
  book: "The file is an electronic book. Save it as PDF or .docx.",
  picture: "The file is a picture. Its text has to be recognised (OCR) and saved as .docx, PDF or .txt first.",
  recording: "The file is a recording. Write down what is said, and send that as .docx, PDF or .txt.",
  mail: "The file is an e-mail. Save its text as .txt or PDF.",
  link: "The file is but a link to a document on the web. Download the document as .docx or PDF, and send that.",
};

const extensions: Record<RefusedKind, string> = {
  spreadsheet: "xlsx xlsm xlsb xltx xls ods numbers",
  text: "doc dot odt ott pages wps wpd tex",
  slides: "pptx pptm ppsx ppt pps odp key",
  archive: "zip rar 7z tar gz tgz bz2 xz",
  book: "epub mobi azw azw3 fb2",
  picture: "png jpg jpeg gif webp heic heif avif tif tiff bmp svg psd ai",
  recording: "mp3 m4a wav ogg flac mp4 m4v mov avi mkv webm",
  mail: "eml msg mbox",
  link: "gdoc gsheet gslides url webloc",
};
const byExtension = new Map(
  Object.entries(extensions).flatMap(([kind, list]) =>
    list.split(" ").map((extension) => [extension, kind as RefusedKind] as const),
  ),
);

export type RefusedKind = keyof typeof advice;

export const refused = (kind: RefusedKind): Fault => ({ code: "unsupported_format", detail: advice[kind] });

/** What a file that cannot be read is refused with by the extension of its name; null: that tells nothing. */
export function refusedByName(name: string): Fault | null {
  const kind = byExtension.get(/\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "");
  return kind ? refused(kind) : null;
}
