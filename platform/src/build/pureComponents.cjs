const MADE = /= (React\d*\.(?:forwardRef|createContext|memo))\(/g;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/** Tells webpack that components which nobody imports may go: their library ships as one module and does not say so itself. */
module.exports = function pureComponents(source) {
  return source.replaceAll(MADE, '= /* @__PURE__ */ $1(').replaceAll(NAMED, '');
};
