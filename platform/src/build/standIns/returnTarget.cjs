/** Stand-in for `hoist-non-react-statics`, which Emotion needs only for its higher-order components, which this site does not use. */
module.exports = (target) => target;
