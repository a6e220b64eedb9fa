import type { ContentReport } from './ContentReport';

/** Maximum per POST, so that a single page cannot flush other reports. */
const PER_POST = 20;
const DIRECTIVE = /^[a-z-]{1,40}$/;
const LONGEST = 200;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reports of a POST in either format: `report-to` sends a list, `report-uri` a single one. Other report types are ignored. */
export function readReports(body: unknown, origin: string): ContentReport[] {
  const all: unknown[] = Array.isArray(body) ? body.slice(0, PER_POST) : [body];
  return all.flatMap((one) => {
    const fields = isFields(one) ? fieldsOf(one) : undefined;
    const report = fields && reportOf(fields, origin);
    return report === undefined ? [] : [report];
  });
}

function fieldsOf(one: Fields): Fields | undefined {
  const fields = one.type === 'csp-violation' ? one.body : one['csp-report'];
  return isFields(fields) ? fields : undefined;
}

function reportOf(fields: Fields, origin: string): ContentReport | undefined {
  const of = (...names: string[]): string => names.map((name) => text(fields[name])).find((value) => value !== '') ?? '';
  const directive = of('effectiveDirective', 'effective-directive', 'violated-directive');
  if (!DIRECTIVE.test(directive)) return undefined;
  const blocked = blockedBy(of('blockedURL', 'blocked-uri'), of('sample', 'script-sample'), origin);
  return { directive, blocked, source: sourceOf(of('sourceFile', 'source-file'), origin) };
}

/** A keyword unchanged; of an address only its origin, since paths may identify a user. */
function blockedBy(blocked: string, sample: string, origin: string): string {
  if (!/^[a-z-]{1,40}$/.test(blocked)) return placeOf(blocked, origin);
  // Browsers prefix what was to be written, which may be anyone's text, with the sink or policy.
  const [, name = ''] = /^([\w.# -]{1,60})(\||$)/.exec(sample) ?? [];
  return blocked.startsWith('trusted-types-') ? `${blocked} ${name}`.trim() : blocked;
}

/** For a release file, its release and name; all our other addresses become `page`. */
function sourceOf(source: string, origin: string): string {
  const url = URL.canParse(source) ? new URL(source) : undefined;
  const isOfRelease = url?.origin === origin && /^\/r\/[\w./~-]+$/.test(url.pathname);
  return isOfRelease ? url.pathname.slice(0, LONGEST) : placeOf(source, origin);
}

function placeOf(address: string, origin: string): string {
  if (!URL.canParse(address)) return '';
  const { origin: theirs, protocol } = new URL(address);
  if (theirs === origin) return 'page';
  // Extensions and the like have no meaningful origin.
  return (/^https?:$/.test(protocol) ? theirs : protocol).slice(0, LONGEST);
}
