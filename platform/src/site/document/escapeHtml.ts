const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Serialises a value as JSON for a `<script>` element, without any `<` that could close the element. */
export const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
