/** Stand-in for `hoist-non-react-statics`, which Emotion needs only for a wrapper of class components that this site does not use. */
module.exports = (target) => target;
