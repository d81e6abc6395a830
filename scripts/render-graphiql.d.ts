// What the package exports beside its page, without types of its own.
declare module '@graphql-yoga/render-graphiql/graphiql' {
  export const css: string;
  export const editorWorkerService: string;
  export const graphqlWorker: string;
  export const js: string;
  export const jsonWorker: string;
}
