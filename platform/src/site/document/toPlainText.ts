/** Returns the plain text of a compiled message without variables; undefined for any other message. */
export function toPlainText(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message) || message.length !== 1) return undefined;
  const [element]: { type?: number; value?: unknown }[] = message;
  return element?.type === 0 && typeof element.value === 'string' ? element.value : undefined;
}
