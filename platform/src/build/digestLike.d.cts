export declare function digestLike(other: string, content: Buffer | string): string;
