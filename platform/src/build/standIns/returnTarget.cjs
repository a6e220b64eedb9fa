/** Stand-in for `hoist-non-react-statics`, which Emotion needs only for higher-order components that this site does not use. */
module.exports = (target) => target;
