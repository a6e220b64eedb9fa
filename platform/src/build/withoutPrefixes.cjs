/** Drops the default of Emotion's cache, prefixes for browsers that are gone: the style caches of this site ask for none (`createStyles`). */
module.exports = function withoutPrefixes(source) {
  return source.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
};
