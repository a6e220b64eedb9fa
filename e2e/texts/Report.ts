import type { TextPlace } from './outlineTexts';
import type { SiteText } from './readTexts';
import type { Pictures } from './takePictures';

interface ReportedText extends SiteText {
  /** Number of the outline on the picture. */
  number: number;
  place: TextPlace;
}

interface ReportedPicture {
  name: string;
  role: string;
  address: string;
  file: string;
  texts: ReportedText[];
}

/** Where each text of a language appears. */
export interface Report {
  language: string;
  pictures: ReportedPicture[];
  /** Texts of pages that are on no picture. */
  unseenTexts: SiteText[];
  /** Texts of mails, static pages, notifications and the like. */
  serverTexts: SiteText[];
  /** Places that could not be visited, with the reason. */
  problems: string[];
}

interface ReportSource extends Pictures {
  language: string;
  /** Texts of pages; their positions are the numbers in their marks. */
  pageTexts: readonly SiteText[];
  serverTexts: SiteText[];
}

/** Assigns the texts to the pictures on which they were found, in the order of their numbers there. */
export function createReport({ language, pageTexts, serverTexts, pictures, problems }: ReportSource): Report {
  const seenNumbers = new Set(pictures.flatMap(({ texts }) => texts.map(({ textNumber }) => textNumber)));
  return {
    language,
    pictures: pictures.map(({ texts, ...picture }) => ({
      ...picture,
      texts: texts
        .flatMap(({ label, textNumber, place }) => {
          const text = pageTexts[textNumber];
          return text === undefined ? [] : [{ number: label, ...text, place }];
        })
        .sort((one, other) => one.number - other.number),
    })),
    unseenTexts: pageTexts.filter((_, index) => !seenNumbers.has(index)),
    serverTexts,
    problems,
  };
}

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;margin:1.5rem;color:#222;background:#fff}section{display:flex;gap:1.5rem;align-items:flex-start;margin:0 0 3rem}
img{width:360px;flex:none;border:1px solid #ccc}table{border-collapse:collapse;flex:1}td,th{border-bottom:1px solid #ddd;padding:.25rem .5rem;text-align:left;vertical-align:top}
td{overflow-wrap:anywhere}code{font-size:12px;color:#666}nav{columns:4 12rem;margin:0 0 2rem}`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const formatRow = (cells: readonly (string | number)[], { id, english, translation }: SiteText): string =>
  `<tr>${[...cells, english, translation].map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}<td><code>${escapeHtml(id)}</code></td></tr>`;

const formatTable = (titles: readonly string[], rows: readonly string[]): string =>
  `<table><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr>${rows.join('\n')}</table>`;

const formatPicture = ({ name, role, address, file, texts }: ReportedPicture, language: string): string =>
  `<h2 id="${name}">${name}</h2><p>${role}, ${escapeHtml(address)}</p><section><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>
${formatTable(
  ['No.', 'Where', 'English', language, 'Id'],
  texts.map((text) => formatRow([text.number, text.place], text)),
)}</section>`;

const formatTexts = (title: string, texts: readonly SiteText[], language: string): string =>
  `<h2>${title}: ${texts.length}</h2>${formatTable(
    ['English', language, 'Id'],
    texts.map((text) => formatRow([], text)),
  )}`;

/** Formats a report as a page that stands beside its pictures. */
export const formatReport = ({ language, pictures, unseenTexts, serverTexts, problems }: Report): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts in ${language}</title><style>${STYLE}</style>
<h1>Texts in ${language}, in their places</h1>
${problems.length === 0 ? '' : `<h2>Not visited</h2><ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`}
<nav>${pictures.map(({ name }) => `<a href="#${name}">${name}</a><br>`).join('\n')}</nav>
${pictures.map((picture) => formatPicture(picture, language)).join('\n')}
${formatTexts('Texts of mails, static pages and notifications', serverTexts, language)}
${formatTexts('Texts on no picture', unseenTexts, language)}
</html>
`;
