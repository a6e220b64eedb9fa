export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'unread';
