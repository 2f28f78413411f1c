/** What is typed into the form that logs in is kept under this name. */
export const LOGIN_DRAFT = 'login';
