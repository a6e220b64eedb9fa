const MADE = /= (React\d*\.(?:forwardRef|createContext|memo)|createReactComponent)\(/g;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/** Tells webpack that components which nobody imports may go: their libraries do not say so themselves. */
module.exports = function pureComponents(source) {
  return source.replaceAll(MADE, '= /* @__PURE__ */ $1(').replaceAll(NAMED, '');
};
