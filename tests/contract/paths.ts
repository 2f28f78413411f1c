/** Every call that the specification lists, by its own order, as it stands under /app/v1/. */
export const SPECIFIED_CALLS = `
  accountLogin accountRegist4 accountRegist lineLogin bindAccount forgetPassword smsSend refreshData getAfterLoginInfo
  getAfterLoginInfoWeb anonymous/appConfig online actionLog updateProfile getSafebox safeboxPasswordInit
  modifySafePassword uploadKyc addKyc kyc shortUrl appUserOther updateAppUserOther appUserCoinDetail betRecord

  startGame exitGame gameLike anonymous/lobbyTips getBonusTickers

  getCustomerServices

  recharge3 getRechargeRecord getExchangeOrder checkRechargeOrder getExchange exchange addBankInfo modifyBankInfo
  getLotterConfig lotteryExchange tradeInfo anonymous/tradeInfo

  getMail2 getMailDetail receiveMail delMail hasMailUnread getTaskUser agentFill

  getActivityIds actInviteUser actInviteUserRecord actInviteUserStatus actInviteUserExchange actInviteUserSpin
  getLoginPayUser3 receiveLoginPay3 rechargeBonusCollection6 receiverRechargeBonusCollection6 rechargeBonusCollection8
  bankruptBonus agentData agent3Exchange agent4Data agent4Scratch agent4InviteRows agent4Lottery agent4Award
  loginBonus3User loginBonus3UserReceive appProxyUser4TaskUser appProxyUser4TaskUserShare appProxyUser4TaskUserReceive
  appChristmasUser appChristmasUserOpen appChristmasUserReceive appChristmasUserExtra appChristmasUserSign
  appNewYearUser appNewYearUserShare appNewYearUserReceiveTask appNewYearUserBoxOpen appNewYearUserExtra
  appNewYearUserOpen appRechargeBonusCollection9 appRechargeBonusCollection9Receive appInviteBonus1User
  appInviteBonus1UserReceive appAgent5UserLog appAgent5User appAgent5UserReceive appAgent5UserInviteValidReceive

  anonymous/appEventLogClient
`
  .trim()
  .split(/\s+/);

/** Of those: they carry the Public header: with a session they know the player, and a 401 never leads to sign-in. */
export const PUBLIC_CALLS = [
  'refreshData',
  'getAfterLoginInfo',
  'getTaskUser',
  'hasMailUnread',
  'getActivityIds',
  'getLoginPayUser3',
  'exitGame',
];

/** Of those: they need no session at all. */
export const CALLS_FOR_ANYONE = [
  'accountLogin',
  'accountRegist4',
  'accountRegist',
  'lineLogin',
  'forgetPassword',
  'smsSend',
  'uploadKyc',
  'getCustomerServices',
  'getBonusTickers',
  'anonymous/appConfig',
  'anonymous/lobbyTips',
  'anonymous/tradeInfo',
  'anonymous/appEventLogClient',
];
