const COMPONENT_FACTORY = /= (React\d*\.(?:forwardRef|createContext|memo)|createReactComponent)\(/g;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Marks component factories as pure and drops display names, so that webpack can remove unused components: their libraries do not declare this. */
module.exports = function pureComponents(source) {
  return source.replaceAll(COMPONENT_FACTORY, '= /* @__PURE__ */ $1(').replaceAll(DISPLAY_NAME, '');
};
