/** Drops the default plugin of Emotion's cache, which adds vendor prefixes: this site's style caches never use it (`createStyles`). */
module.exports = function withoutPrefixes(source) {
  return source.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
};
