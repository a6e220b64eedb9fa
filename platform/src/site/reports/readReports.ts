import type { PolicyViolation } from './ContentReport';

/** Maximum number of reports per POST, so that a single page cannot evict all others. */
const MAX_PER_POST = 20;
const DIRECTIVE_PATTERN = /^[a-z-]{1,40}$/;
const MAX_FIELD_LENGTH = 200;

type Fields = Record<string, unknown>;

const isFieldRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the reports in a POST of either format: `report-to` sends a list, `report-uri` a single one. Other types of reports are ignored. */
export function readReports(body: unknown, origin: string): PolicyViolation[] {
  const items: unknown[] = Array.isArray(body) ? body.slice(0, MAX_PER_POST) : [body];
  return items.flatMap((item) => {
    const fields = isFieldRecord(item) ? getFields(item) : undefined;
    const report = fields && toReport(fields, origin);
    return report === undefined ? [] : [report];
  });
}

function getFields(item: Fields): Fields | undefined {
  const fields = item.type === 'csp-violation' ? item.body : item['csp-report'];
  return isFieldRecord(fields) ? fields : undefined;
}

function toReport(fields: Fields, origin: string): PolicyViolation | undefined {
  const getText = (...names: string[]): string => names.map((name) => toText(fields[name])).find((value) => value !== '') ?? '';
  const directive = getText('effectiveDirective', 'effective-directive', 'violated-directive');
  if (!DIRECTIVE_PATTERN.test(directive)) return undefined;
  const blocked = toBlocked(getText('blockedURL', 'blocked-uri'), getText('sample', 'script-sample'), origin);
  return { directive, blocked, source: toSource(getText('sourceFile', 'source-file'), origin) };
}

/**
 * Returns what was blocked: a keyword, followed by the name of the sink or policy if there is one, or only the origin of a URL, since paths
 * may identify a user.
 */
function toBlocked(blocked: string, sample: string, origin: string): string {
  if (!/^[a-z-]{1,40}$/.test(blocked)) return toOriginLabel(blocked, origin);
  // A sample starts with the name of the sink or policy; the rest is the value to be written, which may be private text.
  const [, name = ''] = /^([\w.# -]{1,60})(\||$)/.exec(sample) ?? [];
  return blocked.startsWith('trusted-types-') ? `${blocked} ${name}`.trim() : blocked;
}

/**
 * Returns the source of the violation: the path of a release file, `page` for any other URL of ours, otherwise only the origin or protocol.
 */
function toSource(source: string, origin: string): string {
  const url = URL.canParse(source) ? new URL(source) : undefined;
  const isReleaseFile = url?.origin === origin && /^\/r\/[\w./~-]+$/.test(url.pathname);
  return isReleaseFile ? url.pathname.slice(0, MAX_FIELD_LENGTH) : toOriginLabel(source, origin);
}

/** Returns `page` for a URL of ours, and the origin or protocol of any other URL; empty if the text is not a URL. */
function toOriginLabel(text: string, origin: string): string {
  if (!URL.canParse(text)) return '';
  const { origin: urlOrigin, protocol } = new URL(text);
  if (urlOrigin === origin) return 'page';
  // Extensions and the like have no meaningful origin.
  return (/^https?:$/.test(protocol) ? urlOrigin : protocol).slice(0, MAX_FIELD_LENGTH);
}
