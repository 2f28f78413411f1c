import { GAME_TYPES } from '#contract/enums.ts';
import type { MotifName } from '../art/motif-table.ts';
import type { TypeId } from './world-types.ts';

/** What the games of one type are called. A game's name is made of its motif's word and the words around it. */
export interface Vocabulary {
  motifs: Partial<Record<MotifName, readonly string[]>>;
  openers: readonly string[];
  endings: readonly string[];
}

/** Long lists are written as a text: one reads them as one hears them. */
function listed(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

const slots: Vocabulary = {
  motifs: {
    mango: ['Mangga', 'Mango'],
    coconut: ['Buko', 'Coconut'],
    cherry: ['Cherry'],
    lemon: ['Kalamansi', 'Dayap'],
    watermelon: ['Pakwan'],
    pineapple: ['Pinya'],
    halo: ['Halo-Halo', 'Ube'],
    seven: ['Siete', 'Sevens'],
    star: ['Bituin', 'Tala'],
    bell: ['Kampana', 'Bells'],
    clover: ['Suwerte', 'Clover'],
    horseshoe: ['Kabayo'],
    crown: ['Korona', 'Reyna'],
    gem: ['Hiyas', 'Diyamante', 'Brilyante'],
    coins: ['Barya', 'Ginto', 'Piso'],
    chest: ['Kayamanan', 'Baul'],
    reels: ['Triple Seven', 'Makina'],
    dragon: ['Bakunawa', 'Dragon'],
    phoenix: ['Adarna', 'Phoenix'],
    tiger: ['Tigre', 'Tiger'],
    carabao: ['Kalabaw', 'Carabao'],
    rooster: ['Sarimanok', 'Tandang'],
    tarsier: ['Tarsier', 'Bohol'],
    eagle: ['Agila', 'Haribon'],
    butterfly: ['Paru-Paru', 'Mariposa'],
    pearl: ['Perlas', 'Sulu Pearl'],
    bangka: ['Vinta', 'Bangka'],
    jeepney: ['Jeepney', 'Byahe'],
    kubo: ['Bahay Kubo', 'Barrio'],
    palm: ['Isla', 'Paraiso'],
    sun: ['Araw', 'Umaga'],
    moon: ['Buwan', 'Luna'],
    volcano: ['Mayon', 'Bulkan'],
    jar: ['Palayok', 'Banga'],
    hibiscus: ['Gumamela', 'Bulaklak'],
    parol: ['Parol', 'Pasko'],
    mask: ['Maskara', 'Bacolod'],
    drum: ['Sinulog', 'Tambol'],
    fan: ['Abaniko', 'Maria Clara'],
    lantern: ['Lantern', 'Pampanga'],
    firework: ['Bagong Taon', 'Paputok'],
    guitar: ['Harana', 'Gitara'],
    balloons: ['Lobo'],
    tent: ['Karnabal'],
    ferris: ['Tsubibo'],
  },
  openers: listed('Lucky, Golden, Royal, Wild, Super, Mystic, Grand, Maharlika, Tropical, Magic, Hot, Mutya'),
  endings: listed(`
    Riches, Gold, Jackpot, Fortune, Bonanza, Fever, Spins, Reels, Treasure, Rush, Fiesta, Blast, Wilds,
    Luck, Link, Drop, Frenzy, Palace, Garden, Quest, Cash, Delight, Party, Magic, Dreams, Nights, Royale,
    King, Express, Kingdom, Charm, Boom, Pop, Splash, Storm`),
};

const fish: Vocabulary = {
  motifs: {
    koi: ['Koi', 'Golden Koi'],
    bangus: ['Bangus', 'Milkfish'],
    crab: ['Alimango', 'Alimasag', 'Crab'],
    pearl: ['Perlas', 'Kabibe'],
    shark: ['Pating', 'Shark'],
    octopus: ['Pugita', 'Kraken'],
    turtle: ['Pawikan', 'Turtle'],
    whale: ['Butanding', 'Whale'],
    shrimp: ['Hipon', 'Sugpo'],
    seahorse: ['Seahorse', 'Kabayong Dagat'],
    anchor: ['Angkla', 'Daungan'],
    bangka: ['Bangka', 'Laot'],
  },
  openers: listed('Deep Sea, Ocean, Coral, Palawan, Dagat, Island, Siargao, Mega, Lucky, Crystal'),
  endings: listed(`
    Hunter, Rush, King, Catch, Reef, Blaster, Cove, Fishing, Frenzy, Dive, Lagoon, Net, Depths, Bay,
    Voyage, Splash, Tide, Quest, Master, Bounty, Waves, Patrol`),
};

const poker: Vocabulary = {
  motifs: {
    cards: ['Tongits', 'Pusoy', 'Lucky Nine', 'Pares-Pares', 'Baraha'],
    hand: ['Pusoy Dos', 'Tres Siete', 'Kwatro', 'Bluff'],
    chip: ["Hold'em", 'Stud', 'Omaha', 'Poker'],
    mahjong: ['Mahjong', 'Mahjong Dos'],
    crown: ['Hari', 'Reyna', 'Alas'],
    star: ['Rummy', 'Entrefuego'],
  },
  openers: listed('Manila, Royal, Golden, Barako, Pinoy, Quick, Grand, Cebu, Davao, Ilocos, High, Lucky'),
  endings: listed(`
    Night, Masters, Club, Duel, Royale, Showdown, Barkada, Table, Kings, League, Rush, Cup, Arena, Open,
    Go, Stars, Classic, Pro, Lounge, House, Challenge`),
};

const sports: Vocabulary = {
  motifs: {
    football: ['Football', 'Goal', 'Futbol'],
    basketball: ['Basketball', 'Hoops', 'Dunk', 'Liga'],
    glove: ['Boxing', 'Kampeon'],
    racket: ['Badminton', 'Smash'],
    billiard: ['Bilyar', 'Nine Ball'],
    volleyball: ['Volley', 'Spike'],
    trophy: ['Champions', 'Tropeo'],
    gamepad: ['Esports', 'E-Liga'],
    medal: ['Medalya', 'Palaro'],
    target: ['Darts', 'Asinta'],
  },
  openers: listed('Super, Barangay, Pinoy, Metro, Visayas, Mindanao, Luzon, Cebu, Davao, National, World, Asian'),
  endings: listed(`
    Live, Cup, League, Manila, Bets, Arena, Rush, Kings, Series, Challenge, Derby, Picks, Classic, Stars,
    Nation, Pro, Odds, Masters`),
};

const live: Vocabulary = {
  motifs: {
    roulette: ['Roulette', 'Ruleta'],
    wheel: ['Lucky Wheel', 'Ruleta ng Suwerte', 'Gulong'],
    cards: ['Baccarat', 'Blackjack', 'Lucky Nine'],
    dragon: ['Dragon Tiger'],
    dice: ['Sic Bo', 'Hi-Lo Dice', 'Tatlong Dado'],
    cube: ['Color Game', 'Kulay'],
    crown: ['VIP Baccarat', 'Reyna Baccarat'],
    microphone: ['Videoke', 'Game Show'],
    chip: ['Casino Poker', 'Three Card'],
    lantern: ['Fan Tan', 'Bingo'],
    moon: ['Gabi Baccarat', 'Hatinggabi'],
  },
  openers: listed('Speed, Auto, Manila, Royal, Perya, Grand, Prime, Diamond, Turbo, Ligaya, Barrio, Golden'),
  endings: listed(
    'Live, Manila, Salon, Table, Room, Lounge, Studio, Prime, Night, Royale, Gold, Star, Palace, Classic',
  ),
};

const games: Vocabulary = {
  motifs: {
    rocket: ['Rocket', 'Kwitis'],
    plane: ['Lipad', 'Saranggola'],
    bomb: ['Mines', 'Pasabog'],
    joystick: ['Arcade', 'Laro'],
    target: ['Tira', 'Bullseye'],
    wheel: ['Ruleta', 'Gulong'],
    cube: ['Color Cube', 'Kulay'],
    dice: ['Dado', 'Beto-Beto'],
    balloons: ['Lobo', 'Balloon'],
    tent: ['Perya', 'Karnabal'],
    ferris: ['Tsubibo', 'Ferris'],
    jar: ['Palayok', 'Pukpok'],
    firework: ['Paputok', 'Lusis'],
    gamepad: ['Pindot', 'Combo'],
    gem: ['Hiyas', 'Kristal'],
    coins: ['Kara Krus', 'Barya'],
    rooster: ['Manok', 'Itlog'],
    coconut: ['Buko', 'Niyog'],
  },
  openers: listed('Turbo, Lucky, Super, Pinoy, Barkada, Crazy, Neon, Happy, Mega, Tropa'),
  endings: listed(`
    Crash, Drop, Pop, Rush, Climb, Dash, Tap, Up, Go, Jump, Blast, Tower, Ladder, Challenge, Madness,
    Party, Run, Quest, Saga, Hop, Duel`),
};

export const vocabularies: Record<TypeId, Vocabulary> = {
  [GAME_TYPES.slots]: slots,
  [GAME_TYPES.fish]: fish,
  [GAME_TYPES.poker]: poker,
  [GAME_TYPES.sports]: sports,
  [GAME_TYPES.live]: live,
  [GAME_TYPES.games]: games,
};

/** What a studio adds to a name that did well; first used when the plain names run out. */
export const qualifiers = [
  'Deluxe',
  'Fiesta',
  'Gabi',
  '2',
  'Xtra',
  'Plus',
  'Gold',
  'Max',
  '3',
  'Supremo',
  'Bongga',
  'Premium',
  'Turbo',
  'Pista',
  'Todo',
  'Ultra',
  '4',
  'Prime',
] as const;
