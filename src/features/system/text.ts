import { message } from '#ui/text.ts';

export const text = {
  maintenanceTitle: 'System Maintenance',
  maintenance: (content: string) =>
    message('system.maintenance', content || 'We are looking after the lobby. Your balance is safe; please come back.'),
  backToLobby: 'Back to lobby',
  check: 'Check again',
  comingTitle: 'Not open yet',
  coming: message('system.coming', 'This part of Perya is still being built. The games are open meanwhile.'),
} as const;
