export declare function digestLike(reference: string, content: Buffer | string): string;
