/** Finds the differences between two baselines in the parts that both contain; each has a part, a key, and the values before and now. */
export function findDifferences(before, now) {
  const parts = Object.keys(now).filter((part) => part in before);
  return parts.flatMap((part) => {
    const keys = [...new Set([...Object.keys(before[part]), ...Object.keys(now[part])])].sort();
    return keys
      .filter((key) => before[part][key] !== now[part][key])
      .map((key) => ({ part, key, before: before[part][key], now: now[part][key] }));
  });
}

/** Whether a number has grown, or a string still starts with its former value. The closing quotation mark of a JSON string is ignored. */
function isExtended(before, now) {
  if (typeof before === 'number') return now > before;
  return typeof before === 'string' && typeof now === 'string' && now.startsWith(before.replace(/"$/, ''));
}

function getKind({ before, now }) {
  if (before === undefined) return 'added';
  if (now === undefined) return 'removed';
  return isExtended(before, now) ? 'extended' : 'changed';
}

/** Whether a rule accepts a difference. A rule names a part, a kind and a pattern for keys; `most` limits the change in a number. */
const accepts = ({ part, keys, kind, most = Infinity }, difference) =>
  part === difference.part &&
  kind === getKind(difference) &&
  new RegExp(keys).test(difference.key) &&
  !(Math.abs(difference.now - difference.before) > most);

/** Returns in `open` the differences that no rule accepts, and in `accepted` how many differences each rule accepts. */
export function classifyDifferences(differences, rules) {
  const openDifferences = [];
  const acceptedCounts = new Map();
  for (const difference of differences) {
    const rule = rules.find((candidate) => accepts(candidate, difference));
    if (rule === undefined) openDifferences.push(difference);
    else acceptedCounts.set(rule, (acceptedCounts.get(rule) ?? 0) + 1);
  }
  return { open: openDifferences, accepted: acceptedCounts };
}

const MAX_LENGTH = 160;

function shorten(value) {
  const text = String(value).replace(/\s+/g, ' ');
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)} …`;
}

const SIGNS = { added: '+', removed: '-', extended: '~', changed: '~' };

function formatDifference(difference) {
  const { part, key, before, now } = difference;
  const values = [before, now].filter((value) => value !== undefined).map(shorten);
  return `${SIGNS[getKind(difference)]} ${part}  ${key}  ${values.join(' → ')}`;
}

/** Formats the report: open differences, then the number of accepted ones for each reason. */
export function formatReport({ open, accepted }) {
  const reasons = [...accepted].map(([{ part, reason }, count]) => `  ${part}: ${count}, ${reason}`);
  return [
    ...open.map(formatDifference),
    ...(open.length > 0 ? [''] : []),
    `Differences without a reason: ${open.length}`,
    ...(reasons.length > 0 ? ['Accepted:', ...reasons] : []),
  ].join('\n');
}
