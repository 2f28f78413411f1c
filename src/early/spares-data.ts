/** The rule of low-data mode before the program is there: as the player has chosen, and otherwise as the browser says. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (readChoice() ?? (connection?.saveData ? '1' : '0')) === '1';
}

function readChoice(): string | null {
  try {
    return localStorage.getItem('lowData');
  } catch {
    return null; // Blocked storage: nobody has chosen anything.
  }
}
