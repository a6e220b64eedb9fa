/** Creates a queue that runs tasks one after another in the order they arrive, whether or not the previous one succeeded. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const nextTask = lastTask.then(task, task);
    lastTask = nextTask;
    return nextTask;
  };
}
