// Messages that wait to be taken. `events.on` would do, but holds 33 kB for each socket.

export const createInbox = <Payload>() => {
  const heard: Payload[] = [];
  let isClosed = false;
  let failure: { reason: unknown } | null = null;
  let bell = Promise.withResolvers<void>();
  return {
    put(payload: Payload) {
      heard.push(payload);
      bell.resolve();
    },
    close() {
      isClosed = true;
      bell.resolve();
    },
    /** Whoever takes next is told why nothing more comes. */
    fail(reason: unknown) {
      failure = { reason };
      bell.resolve();
    },
    async take(): Promise<IteratorResult<Payload>> {
      while (heard.length === 0 && !isClosed && !failure) {
        await bell.promise;
        bell = Promise.withResolvers();
      }
      if (failure) throw failure.reason;
      const value = heard.shift();
      if (value === undefined || isClosed) return { done: true, value: undefined };
      return { done: false, value };
    },
  };
};
