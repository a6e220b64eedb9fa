const { parse } = require('acorn');

const WARNING_FUNCTIONS = new Set(['warning', 'warningOnce', 'onWarn']);

const getCalleeName = (node) => (node.type === 'CallExpression' ? (node.callee.property ?? node.callee).name : undefined);

/** The message argument of an invariant or a FormatError; undefined for any other node. */
function getMessage(node) {
  if (getCalleeName(node) === 'invariant') return node.arguments[1];
  return node.type === 'NewExpression' && node.callee.name === 'FormatError' ? node.arguments[0] : undefined;
}

/** Range and replacement text for a node: an empty statement for a warning, the line number for a message; undefined for any other node. */
function toReplacement(node, source) {
  if (node.type === 'ExpressionStatement' && WARNING_FUNCTIONS.has(getCalleeName(node.expression))) return { ...node, text: ';' };
  const message = getMessage(node);
  return message && { ...message, text: `"line ${source.slice(0, node.start).split('\n').length}"` };
}

function* findReplacements(node, source) {
  const replacement = toReplacement(node, source);
  if (replacement) {
    yield replacement;
    return;
  }
  for (const child of Object.values(node).flat()) {
    if (child !== null && typeof child === 'object' && typeof child.type === 'string') yield* findReplacements(child, source);
  }
}

/** Loader for the router and formatjs: strips messages for developers; errors state the line instead. */
module.exports = function dropAdvice(source) {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const replacements = [...findReplacements(tree, source)].sort((left, right) => right.start - left.start);
  return replacements.reduce(
    (text, { start, end, text: replacementText }) => text.slice(0, start) + replacementText + text.slice(end),
    source,
  );
};
