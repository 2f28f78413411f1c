/** Who can be chosen at the sandbox's sign-in provider. */
export interface MadeUpPerson {
  sub: string;
  name: string;
  email: string;
}

export const people: readonly MadeUpPerson[] = [
  { sub: 'ana', name: 'Ana Reyes', email: 'ana@example.com' },
  { sub: 'ben', name: 'Ben Santos', email: 'ben@example.com' },
  { sub: 'carla', name: 'Carla Dizon', email: 'carla@example.com' },
];
