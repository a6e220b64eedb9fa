const { parse } = require('acorn');

const WARNINGS = new Set(['warning', 'warningOnce', 'onWarn']);

const calleeOf = (node) => (node.type === 'CallExpression' ? (node.callee.property ?? node.callee).name : undefined);

/** Argument that tells what is wrong. */
function messageOf(node) {
  if (calleeOf(node) === 'invariant') return node.arguments[1];
  return node.type === 'NewExpression' && node.callee.name === 'FormatError' ? node.arguments[0] : undefined;
}

/** What to write instead of a node: nothing of a warning, of a broken rule the line that tells it. */
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

/** A library's advice to who develops with it stays in the library; an error names the line there. For the router and formatjs. */
module.exports = function dropAdvice(source) {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const found = [...replacementsIn(tree, source)].sort((left, right) => right.start - left.start);
  return found.reduce((text, { start, end, text: shorter }) => text.slice(0, start) + shorter + text.slice(end), source);
};
