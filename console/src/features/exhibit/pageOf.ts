/** The exhibit's page of the app, as its sign opens it: below the park's address. */
export const pageOf = (id: string) => `/mp/#/pages/exhibit/exhibit?${new URLSearchParams({ scene: id })}`;
