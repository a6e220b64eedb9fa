/** Stands in for `hoist-non-react-statics`, which Emotion keeps for a wrapper of class components that this site does not use. */
module.exports = (target) => target;
