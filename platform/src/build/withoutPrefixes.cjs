/** Drops the default of Emotion's cache, prefixes for obsolete browsers: this site's style caches use none (`createStyles`). */
module.exports = function withoutPrefixes(source) {
  return source.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
};
