const MADE = /= (React\d*\.(?:forwardRef|createContext|memo)|createReactComponent)\(/g;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/** Tells webpack that unused components are side-effect free: their libraries do not declare it. */
module.exports = function pureComponents(source) {
  return source.replaceAll(MADE, '= /* @__PURE__ */ $1(').replaceAll(NAMED, '');
};
