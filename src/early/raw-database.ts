/** Opens a database that is there already. One that is not is not made here, or it would lack every table. */
export function openExisting(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return settled(request);
}

export function settled<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(request.error));
  });
}
