const { parse } = require('acorn');

const WARNINGS = new Set(['warning', 'warningOnce', 'onWarn']);

const calleeOf = (node) => (node.type === 'CallExpression' ? (node.callee.property ?? node.callee).name : undefined);

/** Index of the message argument. */
function messageOf(node) {
  if (calleeOf(node) === 'invariant') return node.arguments[1];
  return node.type === 'NewExpression' && node.callee.name === 'FormatError' ? node.arguments[0] : undefined;
}

/** Replacement for a node: nothing for a warning, the source line for an invariant. */
function replacement(node, source) {
  if (node.type === 'ExpressionStatement' && WARNINGS.has(calleeOf(node.expression))) return { ...node, text: ';' };
  const message = messageOf(node);
  return message && { ...message, text: `"line ${source.slice(0, node.start).split('\n').length}"` };
}

function* replacementsIn(node, source) {
  const found = replacement(node, source);
  if (found) {
    yield found;
    return;
  }
  for (const value of Object.values(node).flat()) {
    if (value !== null && typeof value === 'object' && typeof value.type === 'string') yield* replacementsIn(value, source);
  }
}

/** Strips developer advice from a library; errors name the line instead. For the router and formatjs. */
module.exports = function dropAdvice(source) {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const found = [...replacementsIn(tree, source)].sort((left, right) => right.start - left.start);
  return found.reduce((text, { start, end, text: shorter }) => text.slice(0, start) + shorter + text.slice(end), source);
};
