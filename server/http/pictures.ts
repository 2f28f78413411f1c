/** The pictures of the lobby, by the paths that the configuration names. */
export interface Pictures {
  answer(request: Request): Promise<Response>;
}
