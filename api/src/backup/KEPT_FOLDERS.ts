/** Folders of DATA_DIR that belong to a backup beside the database, and who may read them when they are back. */
export const KEPT_FOLDERS = { files: 'owner only', releases: 'everybody reads' } as const;
