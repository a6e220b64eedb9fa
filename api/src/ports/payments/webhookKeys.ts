/** Keys of webhooks, made from the secrets of the configuration: the first signs, all are accepted. */
export const webhookKeys = (secrets: readonly [string, ...string[]]): readonly [string, ...string[]] => {
  const [first, ...older] = secrets;
  const keyOf = (secret: string): string => `webhook ${secret}`;
  return [keyOf(first), ...older.map(keyOf)];
};
