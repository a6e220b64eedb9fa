/** What comes of `work`, or an error when it takes longer than so many ms. */
export function withinTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(`No answer within ${ms} ms.`), { code: 'ETIMEDOUT' })), ms);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
