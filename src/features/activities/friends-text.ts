/** What makes a friend count is the same in every promotion about friends. */
export const friends = {
  valid: 'A friend counts once they have linked a phone and deposited ₱100 or more in all.',
  notValid:
    'A second account on your own phone, or on a friend’s, does not count. From one network, as at home, up to five who join on the same day count, and twenty in all. Whoever joins it on the day you did does not count.',
  adults: 'Only invite adults of 21 or over who want to play.',
};
