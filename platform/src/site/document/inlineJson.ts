/** JSON for a `<script type="application/json">`: without any `<` that could close the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
