/** What a reel's picture is called, where that is not the name of its file. */
export const pictureNames: Readonly<Record<string, string>> = {
  halo: 'halo-halo',
  bangus: 'milkfish',
  bangka: 'outrigger boat',
  kubo: 'nipa hut',
  parol: 'Christmas star',
  ferris: 'Ferris wheel',
  chest: 'treasure chest',
  gamepad: 'game pad',
};
