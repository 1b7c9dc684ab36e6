//! One program changes a file, others may read it.

use wormery_store::{AppendError, Store, StoreError};

use crate::{create, folder, one, open};

#[tokio::test]
async fn a_file_is_opened_once_until_it_is_closed() {
    let (folder, file) = folder();
    let store = open(&file).await;
    let refused = Store::open(&file).await.err().expect("it is open");
    assert_eq!(refused, StoreError::InUse(file.clone().into()));
    assert_eq!(refused.to_string(), format!("another wormery server uses {file}; stop it first"));
    create(&store, "g").await;
    store.close().await;
    open(&file).await.append(one("g", 0, "a")).await.expect("a ply");
    let names = std::fs::read_dir(folder.path()).expect("a folder");
    let names: Vec<_> = names.map(|file| file.expect("a file").file_name()).collect();
    assert!(names.contains(&"store.db.lock".into()), "{names:?}");
}

#[tokio::test]
async fn a_file_is_free_when_its_store_is_dropped() {
    let (_folder, file) = folder();
    let refused = {
        let _store = open(&file).await;
        Store::open(&file).await.is_err()
    };
    assert!(refused);
    open(&file).await.ready().await.expect("is ready");
}

#[tokio::test]
#[cfg(unix)]
async fn a_link_to_the_file_is_the_same_file() {
    let (folder, file) = folder();
    let store = open(&file).await;
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let refused = Store::open(link.to_str().expect("a plain name")).await.err();
    assert_eq!(refused, Some(StoreError::InUse(link)));
    store.close().await;
}

#[tokio::test]
async fn a_file_can_be_read_while_it_is_open_and_when_it_is_not() {
    let (folder, file) = folder();
    let store = open(&file).await;
    create(&store, "g").await;
    let reader = Store::open_to_read(&file).await.expect("opens");
    store.append(one("g", 0, "a")).await.expect("a ply");
    assert_eq!(reader.events("g", 0).await, Ok(vec!["a".to_owned()]));
    let refused = reader.append(one("g", 1, "b")).await;
    let message = "the database cannot be written: it was opened to be read".to_owned();
    assert_eq!(refused, Err(AppendError::Unavailable(message)));
    reader.close().await;
    store.append(one("g", 1, "b")).await.expect("play goes on");
    store.close().await;

    let reader = Store::open_to_read(&file).await.expect("opens");
    assert_eq!(reader.events("g", 0).await.expect("reads").len(), 2);
    reader.close().await;
    let mut names: Vec<_> =
        std::fs::read_dir(folder.path()).expect("a folder").collect::<Result<_, _>>().expect("names");
    names.sort_by_key(std::fs::DirEntry::file_name);
    let names: Vec<_> = names.iter().map(std::fs::DirEntry::file_name).collect();
    assert_eq!(names, ["store.db", "store.db.lock"], "reading leaves nothing behind");
}

#[tokio::test]
async fn reading_makes_no_file_and_no_tables() {
    let (folder, file) = folder();
    assert!(matches!(Store::open_to_read(&file).await.err(), Some(StoreError::Unavailable(_))));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
    std::fs::write(&file, "").expect("an empty file");
    assert!(Store::open_to_read(&file).await.is_err());
    assert_eq!(std::fs::metadata(&file).expect("a file").len(), 0);
}
