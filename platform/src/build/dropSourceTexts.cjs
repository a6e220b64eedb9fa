const { parse } = require('acorn');

/** Properties that only message extraction reads. */
const DROPPED_PROPERTIES = new Set(['defaultMessage', 'description']);

const getName = ({ type, key }) => (type !== 'Property' ? undefined : key.type === 'Identifier' ? key.name : key.value);

const isMessage = ({ type, properties }) => {
  if (type !== 'ObjectExpression') return false;
  const names = new Set(properties.map(getName));
  return names.has('id') && names.has('defaultMessage');
};

/** Ranges of properties to cut, each including its trailing comma. */
function getCuts(message, source) {
  return message.properties
    .filter((property) => DROPPED_PROPERTIES.has(getName(property)))
    .map(({ start, end }) => [start, end + /^\s*,?/.exec(source.slice(end))[0].length]);
}

function* findMessages(node) {
  if (isMessage(node)) yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const child of value) yield* findMessages(child ?? {});
    else if (value !== null && typeof value === 'object' && typeof value.type === 'string') yield* findMessages(value);
  }
}

/**
 * Loader that runs after swc in a release: removes texts and descriptions from message descriptors. A release has every text in its catalogues, so
 * they would only add bytes to the scripts.
 */
module.exports = function dropSourceTexts(source, map) {
  if (!source.includes('defaultMessage')) {
    this.callback(null, source, map);
    return;
  }
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const cuts = [...findMessages(tree)].flatMap((message) => getCuts(message, source)).sort(([left], [right]) => right - left);
  this.callback(
    null,
    cuts.reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source),
  );
};
